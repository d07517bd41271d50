import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** The id of the person viewing the page. */
export const useOwnId = (): string | null => useRouteLoaderData<typeof loader>('root')?.user?.id ?? null
