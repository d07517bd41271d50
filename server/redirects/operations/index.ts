import { listAllRedirects } from './list-all-redirects.ts'
import { removeRedirect } from './remove-redirect.ts'
import { setOneRedirect } from './set-one-redirect.ts'

export const redirectOperations = [listAllRedirects, setOneRedirect, removeRedirect] as const
