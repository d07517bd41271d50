import { data } from 'react-router'
import { ErrorPage } from './later-error-page.tsx'

export const meta = () => [{ title: 'Page not found' }]

export const loader = () => data(null, { status: 404 })

const notFound = { status: 404, statusText: 'Not Found', internal: false, data: null }

export default function NotFound() {
  return <ErrorPage error={notFound} />
}
