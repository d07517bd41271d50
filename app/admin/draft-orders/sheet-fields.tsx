import { Trash2 } from 'lucide-react'
import { DpiBadge } from '#app/tshirts/dpi-badge.tsx'
import { DesignDrop } from '#app/tshirts/steps/design-drop.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { dotsAcross, isEndlesslySharp } from '#domain/artwork/sharpness.ts'
import type { ArtworkFacts } from '#domain/checks/measure-artwork.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type FileLayout, fileForms, formOfFile, layFile } from '#domain/studio/lay-file.ts'
import { formatInches } from '#domain/units.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { ArtworkProps, FieldsProps } from './line-props.ts'

/** The sheet's size, and whose artwork goes on it. */
export function SheetFields({ line, choices, designs, onChange, error }: FieldsProps) {
  const fitting = designs.filter(({ sizeId }) => sizeId === line.sizeId)
  const follows = 'Nothing is printed until you put the artwork on the sheet in the order’s studio'
  return (
    <>
      <Select
        label="Size"
        value={String(line.sizeId ?? '')}
        onChange={(event) => onChange({ sizeId: Number(event.currentTarget.value), designId: null })}
        options={choices.sizes.map(({ id, title, price }) => ({
          value: String(id),
          label: `${title} · ${formatMoney(cents(price))}`,
        }))}
        error={error('sizeId')}
      />
      <Select
        label="Artwork"
        value={line.designId ?? ''}
        onChange={(event) => onChange({ designId: event.currentTarget.value || null })}
        placeholder={line.artworkId ? 'The file below' : 'To follow, or a file below'}
        options={fitting.map(({ id, title }) => ({ value: id, label: title }))}
        hint={
          line.designId
            ? 'The customer’s saved design, as it is now'
            : line.artworkId
              ? 'It’s printed once the order is paid'
              : follows
        }
        error={error('designId')}
      />
    </>
  )
}

/** The file the sheet is made from: a ready sheet, or one design. */
export function SheetFile({ line, choices, artworks, draftOrderId, onChange }: ArtworkProps) {
  const size = choices.sizes.find(({ id }) => id === line.sizeId)
  const artwork = artworks.all.get(line.artworkId ?? '')
  if (!size) return null
  return (
    <div className="mt-4">
      {artwork?.state === 'ready' ? (
        <FileDetails {...{ artwork, size, line, onChange }} warnBelowDpi={choices.warnBelowDpi} />
      ) : (
        <DesignDrop
          label="File for the sheet"
          limits={`A print-ready sheet is ${formatInches(size.width)} wide.`}
          artworks={artworks.all}
          draftOrderId={draftOrderId}
          onUploaded={artworks.reread}
          onReady={({ id, widthPx, dpi }) =>
            onChange(() => ({ artworkId: id, form: formOfFile({ widthPx: widthPx ?? 0, dpi }, size) }))
          }
        />
      )}
    </div>
  )
}

type FileDetailsProps = Pick<ArtworkProps, 'line' | 'onChange'> & {
  artwork: ArtworkView
  size: GangSheetSize
  warnBelowDpi: number
}

/** The printed size and resolution of the file. */
function FileDetails({ artwork, size, warnBelowDpi, line, onChange }: FileDetailsProps) {
  const { id, fileName, widthPx, heightPx, ink, dpi, thumbnailUrl } = artwork
  const drawn = artwork.measured ?? artwork
  const laid =
    widthPx && heightPx && ink ? layFile({ id, widthPx, heightPx, ink, dpi, drawn }, line.form, size) : null
  const forms = {
    sheet: `A print-ready sheet, ${formatInches(size.width)} wide`,
    copy: 'One copy of it, at its own size',
  }
  return (
    <section aria-label="File for the sheet" className="rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-4">
        <div className="flex size-22 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film p-1">
          {thumbnailUrl && <img src={thumbnailUrl} alt="" className="max-h-full max-w-full object-contain" />}
        </div>
        <div className="min-w-0">
          <p className="truncate font-semibold">{fileName}</p>
          <p className="figures text-ink-muted text-sm">
            {isEndlesslySharp(drawn)
              ? 'Vector art, sharp at any size'
              : drawn.isVector
                ? 'Vector art with an image inside'
                : `${widthPx} × ${heightPx} px`}
          </p>
          <LaidSize laid={laid} drawn={drawn} warnBelowDpi={warnBelowDpi} />
        </div>
        <Button
          isSquare
          size="sm"
          variant="quiet"
          aria-label={`Remove ${fileName}`}
          onClick={() => onChange(() => ({ artworkId: null }))}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
      <Select
        label="What the file is"
        className="mt-3"
        value={line.form}
        onChange={(event) => {
          const form = fileForms.find((one) => one === event.currentTarget.value)
          if (form) onChange(() => ({ form }))
        }}
        options={fileForms.map((form) => ({ value: form, label: forms[form] }))}
        hint={line.form === 'copy' ? 'More copies: lay them out in the order’s studio once it’s paid' : null}
      />
    </section>
  )
}

function LaidSize({
  laid,
  drawn,
  warnBelowDpi,
}: {
  laid: FileLayout | null
  drawn: ArtworkFacts | ArtworkView
  warnBelowDpi: number
}) {
  return (
    <div aria-live="polite" className="mt-1.5">
      {laid?.ok && (
        <p className="figures flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <span>
            Prints {formatInches(laid.width)} × {formatInches(laid.height)}
          </span>
          {!isEndlesslySharp(drawn) && (
            <DpiBadge effectiveDpi={dotsAcross(laid.effectiveDpi, drawn)} warnBelowDpi={warnBelowDpi} />
          )}
        </p>
      )}
      {laid && !laid.ok && <p className="text-red-ink text-sm">{laid.problem}</p>}
    </div>
  )
}
