import { data } from 'react-router'

export const meta = () => [{ title: 'Page not found' }]

export const loader = () => {
  throw data(null, { status: 404 })
}

/** route.tsx shows what its loader throws. */
export default function AdminNotFound() {
  return null
}
