import { alike } from '#server/kernel/door.ts'
import { countRedirects, findByOldPaths } from './list-redirects.ts'
import { readRedirect, setRedirect } from './set-redirect.ts'

export const redirectsCalls = {
  count: alike('settings.read', countRedirects),
  /** For imports, which have already checked the actor. */
  read: readRedirect,
  findByOldPaths,
  setForImport: setRedirect,
}
