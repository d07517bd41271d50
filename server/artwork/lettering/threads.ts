import { Piscina } from 'piscina'
import type { Lettering, LetteringPreview } from '#domain/lettering/lettering.ts'

/**
 * Off the thread that serves shoppers: a bent text takes up to some milliseconds a letter. Threads rather than
 * processes, because it draws only our own fonts. They stay alive for a while, since each reads the fonts that it
 * needs.
 */
const threads = new Piscina<readonly Lettering[], LetteringPreview[]>({
  filename: new URL('./thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 30_000,
  execArgv: [],
})

/** How each text will print, in the same order. */
export const previewLetterings = (letterings: readonly Lettering[]): Promise<LetteringPreview[]> =>
  threads.run(letterings, { name: 'preview' })
