/** Text of a module and of all that it imports (`inlined-scripts.ts`). */
declare module '*?inlined' {
  export const script: string;
}
