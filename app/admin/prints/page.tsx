import { Plus, Search } from 'lucide-react'
import { type JSX, lazy, Suspense, useState } from 'react'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { StaffPrint } from '#server/prints/index.ts'
import { ProductCard } from './product-card.tsx'

const ProductDialog = lazy(() =>
  import('./product-dialog.tsx').then((part) => ({ default: part.ProductDialog })),
)

type PrintsPageProps = { products: readonly StaffPrint[]; siteName: string }

/** The gang sheet manager (docs/spec-map.md B2): cards, add and edit, delete with confirmation. */
export function PrintsPage({ products, siteName }: PrintsPageProps) {
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<StaffPrint | 'new' | null>(null)
  const [removed, setRemoved] = useState<StaffPrint | null>(null)
  const keep = (): void => setRemoved(null)
  const removing = useOperation<'prints.remove'>({
    done: { 'prints.remove': () => ({ title: 'Product deleted', message: removed?.title }) },
    ...{ failed: 'The product was not deleted', onDone: keep, onFailed: keep },
  })
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = products.filter(({ title, category, tags }) => {
    const all = [title, category, ...tags].join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden className="size-4" /> Add product
    </Button>
  )
  return (
    <div className="px-4 py-5 sm:px-6">
      <PrintsHead products={products} add={add} />
      {products.length === 0 ? (
        <EmptyState title="No products yet" illustration={<InTrayDrawing />} action={add}>
          Add a picture, a title and a price, and it stands in the shop at once.
        </EmptyState>
      ) : (
        <>
          <PrintSearch text={text} setText={setText} />
          <FoundPrints shown={shown} setEdited={setEdited} setRemoved={setRemoved} />
        </>
      )}
      {edited && (
        <Suspense>
          <ProductDialog
            key={edited === 'new' ? 'new' : edited.id}
            product={edited === 'new' ? null : edited}
            siteName={siteName}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <ConfirmOperation
        of={removing}
        operation="prints.remove"
        fields={{ print: removed?.id ?? '' }}
        open={removed !== null}
        title={`Delete ${removed?.title ?? ''}?`}
        description="It leaves the shop and open carts for good. Orders that hold it keep their copy and can still be printed. To bring it back later, edit it and take it off sale instead."
        confirm="Delete product"
        onClose={keep}
      />
    </div>
  )
}

function PrintSearch({ text, setText }: { text: string; setText: (value: string) => void }) {
  return (
    <TextField
      label="Search products"
      isLabelHidden
      isOptional
      size="sm"
      prefix={<Search aria-hidden />}
      placeholder="Title, category or tag"
      value={text}
      onChange={({ target }) => setText(target.value)}
      className="mt-4 max-w-md"
    />
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

function PrintsHead({ products, add }: { products: readonly StaffPrint[]; add: JSX.Element }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="font-bold text-xl">Print Manager</h1>
        <p className="figures text-ink-muted">
          {products.length === 1 ? '1 product' : `${products.length} products`} on the shelves of premade
          sheets and prints
        </p>
      </div>
      {products.length > 0 && add}
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
