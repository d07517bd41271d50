import { useNavigation, useOutlet } from 'react-router'
import { NestDrawing } from '#app/assets/nest-drawing.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { PrintShelf as Shelf } from '#server/prints/index.ts'
import { FilterBar } from './filter-bar.tsx'
import { type Filters, writeFilters } from './filters.ts'
import { LayoutChoice } from './layout-choice.tsx'
import { PrintCard } from './print-card.tsx'
import { ShelfFailed } from './shelf-failed.tsx'

export type PrintShelfProps = {
  shelf: Shelf
  filters: Filters
  path: string
  title: string
  description: string
  failure: string
  maxTags: number
  /** Whether the shopper can choose between grid and list. */
  hasLayouts?: boolean
}

/** A page of print products: filters above, cards below; also while the shelf is empty or cannot be read. */
export function PrintShelf(props: PrintShelfProps) {
  const { shelf, filters, path, title, description, failure } = props
  return (
    <div className="page py-8 sm:py-12">
      <PageHeader title={title} description={description} />
      <FilterBar path={path} filters={filters} categories={shelf.ok ? shelf.categories : []} />
      {shelf.ok ? <Cards {...props} shelf={shelf} /> : <ShelfFailed title={failure} />}
    </div>
  )
}

function Cards({
  shelf,
  filters,
  path,
  maxTags,
  hasLayouts = false,
}: PrintShelfProps & { shelf: Extract<Shelf, { ok: true }> }) {
  const { location } = useNavigation()
  const isBehind = useOutlet() !== null
  const layout = hasLayouts ? filters.layout : 'grid'
  const query = writeFilters(filters)
  const count = shelf.products.length
  return (
    <section aria-label="Products" className="mt-6">
      <div className="flex items-end justify-between gap-4">
        <p role="status" className="figures text-sm text-ink-muted">
          {describeCount(count, shelf.hasMore)}
        </p>
        {hasLayouts && count > 0 && <LayoutChoice path={path} filters={filters} />}
      </div>
      {count === 0 ? (
        <NothingHere path={path} filters={filters} />
      ) : (
        <ul
          aria-busy={location?.pathname === path || undefined}
          className={classes(
            'mt-4 transition-opacity aria-busy:opacity-60',
            layout === 'grid' ? 'card-rows card-rows-3' : 'grid gap-4 sm:gap-5',
          )}
        >
          {shelf.products.map((print, index) => (
            <PrintCard
              key={print.id}
              print={print}
              to={`${path}/${print.slug}${query}`}
              layout={layout}
              maxTags={maxTags}
              isFirst={index === 0 && !isBehind}
            />
          ))}
        </ul>
      )}
      {shelf.hasMore && (
        <div className="mt-8 flex justify-center">
          <LinkButton to={path + writeFilters(filters, { pages: filters.pages + 1 })} preventScrollReset>
            Show more
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 0) return 'No designs found'
  return `${count}${hasMore ? '+' : ''} ${count === 1 ? 'design' : 'designs'}`
}

function NothingHere({ path, filters }: { path: string; filters: Filters }) {
  const isFiltered = filters.text !== '' || filters.category !== ''
  return (
    <EmptyState
      title={isFiltered ? 'Nothing matches yet' : 'The first designs are on the press'}
      illustration={<NestDrawing />}
      action={
        isFiltered ? (
          <LinkButton to={path + writeFilters(filters, { text: '', category: '', pages: 1 })}>
            Show everything
          </LinkButton>
        ) : (
          <LinkButton to="/builder" variant="primary">
            Build your own sheet
          </LinkButton>
        )
      }
    >
      {isFiltered
        ? 'Try another word or another category.'
        : 'Until they are dry, put your own artwork on a gang sheet.'}
    </EmptyState>
  )
}
