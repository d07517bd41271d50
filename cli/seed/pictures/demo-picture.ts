import { readFile } from 'node:fs/promises'

/** One of the pictures that `npm run demo:pictures` keeps in `files/`. */
export const demoPicture = (name: string): Promise<Buffer> =>
  readFile(new URL(`files/${name}`, import.meta.url))
