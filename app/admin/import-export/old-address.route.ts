import { redirect } from 'react-router'
import type { Route } from './+types/old-address.route.ts'

/** Redirects old links. */
export const loader = ({ params, request }: Route.LoaderArgs) =>
  redirect(['/admin/import-export', params['*']].filter(Boolean).join('/') + new URL(request.url).search, 301)
