import { data } from 'react-router'
import { NotFoundPage } from './error-page.tsx'

export const meta = () => [{ title: 'Page not found' }]

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return <NotFoundPage />
}
