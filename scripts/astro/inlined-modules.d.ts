/** Text of a module bundled with all that it imports (`inlined-scripts.ts`). */
declare module '*?inlined' {
  export const script: string;
}
