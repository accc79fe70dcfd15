import type { Plugin } from 'vite';

const STYLE = /\.css(?:\?.*)?$/;
/** They name their layers themselves. */
const SHARED = /\/src\/styles\//;
/** A module that names the address of a sheet, which comes by itself. */
const ADDRESS = /\?url$/;
const LIBRARY = '/node_modules/';

/**
 * Puts every style block of an Astro file and every style sheet beside one into the layer `scoped`, and those of
 * libraries into the layer `vendor`. Outside all layers they would beat the utilities, whatever their order; see
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
