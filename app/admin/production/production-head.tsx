import { CalendarDays, Layers, Monitor, Ruler } from 'lucide-react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'

export function ProductionHead() {
  return (
    <PageHeader
      title="Production"
      actions={
        <>
          <LinkButton size="sm" to="/admin/production/calendar" className="max-sm:hidden">
            <CalendarDays aria-hidden /> Calendar
          </LinkButton>
          <LinkButton size="sm" to="/admin/production/rolls" className="max-sm:hidden">
            <Layers aria-hidden /> Rolls of film
          </LinkButton>
          <LinkButton size="sm" to="/admin/production/film" className="max-sm:hidden">
            <Ruler aria-hidden /> Film
          </LinkButton>
          <LinkButton size="sm" to="/admin/production/wall" target="_blank">
            <Monitor aria-hidden /> Wall display
          </LinkButton>
        </>
      }
    />
  )
}
