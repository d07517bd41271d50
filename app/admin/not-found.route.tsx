import { data } from 'react-router'

export const meta = () => [{ title: 'Page not found' }]

export const loader = () => {
  throw data(null, { status: 404 })
}

/** What its loader says is shown by route.tsx. */
export default function AdminNotFound() {
  return null
}
