import { MovingInPage } from '#app/admin/moving-in/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Moving in · Admin Portal' }]

export default function AdminMovingIn() {
  return <MovingInPage />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Moving in can’t be shown right now" />
}
