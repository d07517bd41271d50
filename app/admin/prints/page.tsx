import { Plus } from 'lucide-react'
import { type JSX, useState } from 'react'
import { PageTurner } from '#app/admin/lists/page-turner.tsx'
import { TextSearch } from '#app/admin/lists/text-search.tsx'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { later } from '#app/ui/later.tsx'
import type { StaffPrint } from '#server/prints/index.ts'
import { ProductCard } from './product-card.tsx'

const ProductDialog = later(() => import('./product-dialog.tsx').then((part) => part.ProductDialog))

type PrintsPageProps = {
  prints: StaffPrint[]
  /** The total. */
  count: number
  next: string | null
  text: string
  isFirst: boolean
  siteName: string
}

/** The gang sheet manager (docs/spec-map.md B2): cards, add and edit, delete with confirmation. */
export function PrintsPage({ prints, count, next, text, isFirst, siteName }: PrintsPageProps) {
  const [edited, setEdited] = useState<StaffPrint | 'new' | null>(null)
  const [removed, setRemoved] = useState<StaffPrint | null>(null)
  const keep = (): void => setRemoved(null)
  const removing = useOperation<'prints.remove'>({
    done: { 'prints.remove': () => ({ title: 'Product deleted', message: removed?.title }) },
    ...{ failed: 'The product was not deleted', onDone: keep, onFailed: keep },
  })
  const add = (
    <PermittedButton operation="prints.create" variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden className="size-4" /> Add product
    </PermittedButton>
  )
  return (
    <div className="px-4 py-5 sm:px-6">
      <PrintsHead count={count} add={add} />
      {count === 0 ? (
        <EmptyState title="No products yet" illustration={<InTrayDrawing />} action={add}>
          Add a picture, a title, and a price, and it’s live in your shop.
        </EmptyState>
      ) : (
        <>
          <div className="mt-4 max-w-md">
            <TextSearch label="Title, category or tag" text={text} />
          </div>
          <FoundPrints shown={prints} setEdited={setEdited} setRemoved={setRemoved} />
          <PageTurner next={next} isFirst={isFirst} text={text} />
        </>
      )}
      {edited && (
        <ProductDialog
          key={edited === 'new' ? 'new' : edited.id}
          product={edited === 'new' ? null : edited}
          siteName={siteName}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmOperation
        of={removing}
        operation="prints.remove"
        fields={{ print: removed?.id ?? '' }}
        open={removed !== null}
        title={`Delete ${removed?.title ?? ''}?`}
        description="It’s removed from the shop and open carts for good. Orders that include it keep their copy and can still be printed. If you may want it back later, edit it and take it off sale instead."
        confirm="Delete product"
        onClose={keep}
      />
    </div>
  )
}

function FoundPrints({
  shown,
  setEdited,
  setRemoved,
}: {
  shown: StaffPrint[]
  setEdited: (value: StaffPrint | 'new' | null) => void
  setRemoved: (value: StaffPrint | null) => void
}) {
  return shown.length === 0 ? (
    <EmptyState title="No product matches">Try another word.</EmptyState>
  ) : (
    <PrintGrid shown={shown} setEdited={setEdited} setRemoved={setRemoved} />
  )
}

function PrintsHead({ count, add }: { count: number; add: JSX.Element }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="font-extrabold text-xl">Print Manager</h1>
        <p className="figures text-ink-muted">
          {count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`} in premade sheets and
          prints
        </p>
      </div>
      {count > 0 && add}
    </header>
  )
}

function PrintGrid({
  shown,
  setEdited,
  setRemoved,
}: {
  shown: StaffPrint[]
  setEdited: (value: StaffPrint | 'new' | null) => void
  setRemoved: (value: StaffPrint | null) => void
}) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {shown.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          onEdit={() => setEdited(product)}
          onRemove={() => setRemoved(product)}
        />
      ))}
    </ul>
  )
}
