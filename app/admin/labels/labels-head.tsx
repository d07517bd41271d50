import { ClipboardList } from 'lucide-react'
import type { ShownView } from '#app/admin/lists/list-page.ts'
import { SavedViews } from '#app/admin/lists/saved-views.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { LabelFilters } from '#domain/shipping/label-filters.ts'
import { LabelSearch } from './label-search.tsx'

type LabelsHeadProps = { filters: LabelFilters; views: ShownView[]; query: string }

export const LabelsHead = ({ filters, views, query }: LabelsHeadProps) => (
  <header className="border-line border-b px-4 py-4">
    <div className="flex items-center justify-between gap-3">
      <h1 className="font-extrabold text-xl">Labels</h1>
      <LinkButton size="sm" to="/admin/labels/day">
        <ClipboardList aria-hidden /> End of day
      </LinkButton>
    </div>
    <LabelSearch {...{ filters, query }} />
    <SavedViews list="labels" at="/admin/labels" {...{ views, query }} />
  </header>
)
