import { reportLoadFailure } from '../components/browser/load-failure.ts';
import { fetchModules } from '../components/browser/module-files.ts';

/**
 * Tries the page's own scripts again, of which one may not have come: a module that has run does not run twice. What
 * does not come now either is told, since nothing that it was to answer to would.
 */
export function retryLostScripts(): void {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    const run = (): Promise<unknown> => import(/* @vite-ignore */ src);
    run()
      .catch(() => fetchModules([src]).then(run))
      .catch(reportLoadFailure);
  }
}
