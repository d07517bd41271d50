import { useEffect, useEffectEvent } from 'react'
import { ConversionPanel } from '#app/tumblers/conversion-panel.tsx'
import { UploadStep } from '#app/tumblers/upload-step.tsx'
import { type Design, useDesign } from '#app/tumblers/use-tumbler-design.ts'
import { Select } from '#app/ui/forms/select.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { designTypeNames, designTypes, finishFor, finishNames } from '#domain/tumbler/tumblers.ts'
import type { Engraving } from './draft-form.ts'
import type { ArtworkProps, FieldsProps } from './line-props.ts'

/** Which tumbler, and how much of it is engraved. */
export function TumblerFields({ line, choices, onChange, error }: FieldsProps) {
  const { engraving } = line
  const cup = choices.cups.find(({ id }) => id === line.size)
  const change = (changes: Partial<Engraving>): void => onChange({ engraving: { ...engraving, ...changes } })
  return (
    <>
      <Select
        label="Size of the tumbler"
        value={line.size}
        onChange={(event) => {
          const chosen = choices.cups.find(({ id }) => id === event.currentTarget.value)
          if (!chosen) return
          const finish = finishFor(chosen, engraving.finish) ?? chosen.availableColors[0] ?? null
          onChange({ size: chosen.id, engraving: { ...engraving, finish } })
        }}
        options={choices.cups.map(({ id }) => ({ value: id, label: id }))}
        error={error('size')}
      />
      <Select
        label="Finish"
        value={engraving.finish ?? ''}
        onChange={(event) =>
          change({ finish: cup?.availableColors.find((one) => one === event.currentTarget.value) ?? null })
        }
        options={(cup?.availableColors ?? []).map((one) => ({ value: one, label: finishNames[one] }))}
        error={error('engraving.finish')}
      />
      <Select
        label="Engraved"
        value={engraving.designType}
        onChange={(event) => {
          const designType = designTypes.find((one) => one === event.currentTarget.value)
          if (designType) change({ designType })
        }}
        options={designTypes.map((one) => ({
          value: one,
          label: cup
            ? `${designTypeNames[one].name} · ${formatMoney(cup.prices[one])}`
            : designTypeNames[one].name,
        }))}
        error={error('engraving.designType')}
        className="sm:col-span-2"
      />
    </>
  )
}

/** Its design, checked for the laser just like a customer's own, and converted to black and white if needed. */
export function TumblerEngraving({ line, artworks, draftOrderId, onChange }: ArtworkProps) {
  const { design, choose, convert, accept, remove } = useDesign(
    { draftOrderId },
    openedDesign(line.engraving, artworks),
  )
  const isSent = design.step === 'valid' && design.artworkId !== null
  const artworkId = isSent ? design.artworkId : null
  const take = useEffectEvent(() => {
    const { originalArtworkId, conversion } = isSent ? design : { originalArtworkId: null, conversion: null }
    onChange(({ engraving }) => ({
      engraving: { ...engraving, artworkId, originalArtworkId, conversion },
    }))
  })
  useEffect(() => {
    if (artworkId !== line.engraving.artworkId) take()
  }, [artworkId, line.engraving.artworkId])
  return (
    <div className="mt-4 grid gap-4">
      <UploadStep title={null} design={design} onFile={(file) => void choose(file)} onRemove={remove} />
      {design.step === 'invalid' && design.canConvert && (
        <ConversionPanel key={design.fileName} convert={convert} onPreview={() => {}} onAccept={accept} />
      )}
    </div>
  )
}

/** The design of a kept draft; undefined when its file is gone. */
function openedDesign(engraving: Engraving, { all }: ArtworkProps['artworks']): Design | undefined {
  const { artworkId, originalArtworkId, conversion } = engraving
  const artwork = artworkId ? all.get(artworkId) : undefined
  if (!artwork?.previewUrl) return undefined
  const { id, fileName, previewUrl: picture } = artwork
  const known = { originalArtworkId, conversion, artworkId: id, percentage: null, sending: null }
  return { step: 'valid', fileName, picture, ...known }
}
