import type { Plugin } from 'vite';

const STYLE = /\.css(?:\?.*)?$/;
/** Sheets that declare their layers themselves. */
const SHARED = /\/src\/styles\//;
/** A module that exports the URL of a sheet, which is loaded separately. */
const ADDRESS = /\?url$/;
const LIBRARY = '/node_modules/';

/**
 * Puts the style blocks of Astro files and the style sheets next to them into the layer `scoped`, and the styles of
 * libraries into the layer `vendor`. Outside all layers they would override the utilities, whatever their order; see
 * `src/styles/README.md`.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: { include: STYLE, exclude: [SHARED, ADDRESS] } },
      handler: (css, id) => ({
        code: inLayer(id.includes(LIBRARY) ? 'vendor' : 'scoped', css, id),
        map: null,
      }),
    },
  };
}

/** @throws Error for a sheet that imports another: inside a layer a browser skips the `@import`. */
function inLayer(layer: string, css: string, id: string): string {
  if (css.includes('@import'))
    throw new Error(
      `${id} has an @import, which is void inside a layer: import that sheet in the code instead.`,
    );
  return `@layer ${layer} {\n${css}\n}`;
}
