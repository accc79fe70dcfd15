/** Astro's module with the data that its component `<Font>` writes. */
declare module 'virtual:astro:assets/fonts/internal' {
  export interface FontData {
    css: string;
    preloads: { url: string }[];
  }
  export const componentDataByCssVariable: Map<string, FontData>;
}
