import { Piscina } from 'piscina'
import type { Lettering, LetteringPreview } from '#domain/lettering/lettering.ts'

/**
 * Aside from the thread that answers shoppers: a bent text takes up to some milliseconds a letter. Threads and not
 * processes, because what is drawn is our own fonts. They stay for a while, since each reads the fonts that it needs.
 */
const threads = new Piscina<readonly Lettering[], LetteringPreview[]>({
  filename: new URL('./thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 30_000,
  execArgv: [],
})

/** How each text will print, in their order. */
export const previewLetterings = (letterings: readonly Lettering[]): Promise<LetteringPreview[]> =>
  threads.run(letterings, { name: 'preview' })
