import { laterPage } from '#app/ui/later.tsx'

/** Most people who open a back office page may. */
export const AccessDenied = laterPage(() => import('./access-denied.tsx').then((part) => part.AccessDenied))
