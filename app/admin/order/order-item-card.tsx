import { ImageOff } from 'lucide-react'
import { useDefaultPicture } from '#app/default-picture.ts'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { addCents, cents, timesCents } from '#domain/money/money.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { CanvasLayoutEntry, FrozenArtwork, FrozenPrint } from '#domain/orders/order-design.ts'
import type { PaymentHold } from '#domain/orders/order-status.ts'
import { formatInches, inches } from '#domain/units.ts'
import type { StaffOrderItem } from '#server/orders/index.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'
import { ArtworkGone } from './artwork-gone.tsx'
import type { ItemEditor } from './editor-buttons.tsx'
import { ItemWarnings } from './item-warnings.tsx'
import { PrintFilePanel } from './print-file-panel.tsx'

export type OrderItemCardProps = {
  item: StaffOrderItem
  hold: PaymentHold
  printFiles: PrintFileView[]
  editor: ItemEditor | null
  isOutside: boolean
}

/** What was ordered, what it looks like, its artworks, and its print file. */
export function OrderItemCard({ item, hold, ...press }: OrderItemCardProps) {
  const unit = cents(item.unitPriceCents)
  const prints = printsOf(item)
  const standIn = useDefaultPicture(item.productType)
  const shows = prints.length > 0 ? `The design of ${titleOf(item)}` : `The sheet of ${titleOf(item)}`
  return (
    <article aria-label={titleOf(item)} className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap gap-5">
        <div className="flex h-56 w-44 shrink-0 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film">
          {item.imageUrl ? (
            <a
              href={item.imageUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={shows}
              className="flex size-full items-center justify-center p-2"
            >
              <ComingPicture src={item.imageUrl} alt={shows} className="max-h-full max-w-full" />
            </a>
          ) : standIn ? (
            <img src={standIn} alt="" className="max-h-full max-w-full object-contain" />
          ) : (
            <span className="grid justify-items-center gap-2 text-ink-faint text-xs">
              <ImageOff aria-hidden className="size-6" /> Image unavailable
            </span>
          )}
        </div>
        <div className="min-w-56 flex-1">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="font-bold text-base">{item.name}</h3>
            <Money amount={timesCents(unit, item.quantity)} className="font-semibold" />
          </div>
          <p className="figures text-ink-muted">
            {item.quantity} × <Money amount={addCents(unit)} />
            {item.options.map((option) => ` · ${option}`)}
          </p>
          {prints.length > 0 && <PrintList prints={prints} />}
          {item.designData && <ArtworkList item={item} layout={item.designData.canvasLayout} />}
          {item.designData && 'warnings' in item.designData && (
            <ItemWarnings warnings={item.designData.warnings ?? []} />
          )}
          {item.designData?.isArtworkGone ? (
            <ArtworkGone gone={item.designData.artworkGone} />
          ) : (
            <PrintFilePanel item={item} hold={hold && holdWords[hold]} {...press} />
          )}
        </div>
      </div>
    </article>
  )
}

const holdWords = {
  unpaid: 'Released once the payment is confirmed.',
  refunded: 'This order was refunded, so none of it is printed.',
}

const printsOf = ({ designData }: StaffOrderItem): FrozenPrint[] =>
  designData && 'prints' in designData ? designData.prints : []

/** Where on a garment each artwork goes, and at what size. */
function PrintList({ prints }: { prints: readonly FrozenPrint[] }) {
  return (
    <ul className="figures mt-2 grid gap-0.5">
      {prints.map(({ placementZone, zoneName, widthInches, heightInches }) => (
        <li key={placementZone}>
          <span className="font-medium">{zoneName}</span>{' '}
          <span className="text-ink-muted">
            {formatInches(inches(widthInches))} × {formatInches(inches(heightInches))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function sharpnessWords(artwork: FrozenArtwork, lowestDpi: number | null): string | null {
  if (artwork.isVector && artwork.pictureScale === undefined) return 'vector, sharp at any size'
  return lowestDpi === null ? null : `${artwork.isVector ? 'image inside: ' : ''}${lowestDpi} dpi`
}

/** Each artwork once, with its number of prints and its resolution. */
function ArtworkList({ item, layout }: { item: StaffOrderItem; layout: CanvasLayoutEntry[] }) {
  return (
    <ul className="mt-3 grid gap-2">
      {(item.designData?.artworks ?? []).map((artwork) => {
        const placements = item.designData?.document?.placements ?? printsOf(item)
        const copies = placements.filter((one) => one.artworkId === artwork.id).length
        const sharpness = layout.filter((entry) => entry.name === artwork.fileName).map((entry) => entry.dpi)
        const lowest = sharpness.length > 0 ? Math.min(...sharpness) : null
        const isGone = item.designData?.isArtworkGone === true
        return (
          <li key={artwork.id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3">
            <ArtworkThumbnail id={artwork.id} isGone={isGone} />
            <span className="min-w-0">
              <ArtworkName artwork={artwork} isGone={isGone} />
              <span className="figures block text-ink-faint text-xs">
                {[
                  copies > 0 && `${copies} ${copies === 1 ? 'copy' : 'copies'}`,
                  sharpnessWords(artwork, lowest),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ArtworkThumbnail({ id, isGone }: { id: string; isGone: boolean }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-xs border border-film-line bg-film">
      {isGone ? (
        <ImageOff aria-hidden className="size-4 text-ink-faint" />
      ) : (
        <ComingPicture
          isSmall
          src={`/files/artworks/${id}/thumbnail`}
          className="max-h-full max-w-full p-0.5"
        />
      )}
    </span>
  )
}

function ArtworkName({ artwork, isGone }: { artwork: FrozenArtwork; isGone: boolean }) {
  if (isGone) return <span className="block truncate font-medium">{artwork.fileName}</span>
  return (
    <a
      href={`/files/artworks/${artwork.id}/original`}
      className="block truncate font-medium underline-offset-2 hover:underline"
    >
      {artwork.fileName}
    </a>
  )
}
