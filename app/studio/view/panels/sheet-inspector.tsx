import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { setGaps } from '#domain/studio/change-items.ts'
import { mm } from '#domain/units.ts'
import { groundStyle, grounds, nameGround } from '../../editor/ground.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { ArrangeTools } from '../work/arrange-tools.tsx'
import { FilmSummary } from './film-summary.tsx'
import { FindingsList } from './findings-list.tsx'
import { GuideFields } from './guide-fields.tsx'
import { LengthField } from './length-field.tsx'
import { PanelSection } from './panel-section.tsx'

const widestGap = 100

/** The sheet as a whole: film, gaps, what to check before printing. */
export function SheetInspector() {
  const { change } = useActions()
  const sheet = useEditor(({ document }) => document.sheet)
  const quantity = useEditor(({ document }) => document.quantity)
  const ground = useEditor(({ look }) => look.ground)
  const shop = useEditor((state) => state.shop)
  const gap = (name: 'spacing' | 'margin') => (length: number) => {
    if (length >= 0 && length <= widestGap)
      change((old) => setGaps(old, { [name]: mm(length) }), `gap ${name}`)
  }
  const hasShopGaps = sheet.spacing === shop.sheetSpacing && sheet.margin === shop.sheetMargin
  return (
    <div className="space-y-6">
      <FilmSummary />
      <div tabIndex={-1} data-findings className="rounded-md outline-offset-4">
        <FindingsList />
      </div>
      <ArrangeTools />
      <PanelSection title="Between artworks and at the edge">
        <div className="flex gap-2">
          <LengthField
            label="Gap"
            name="Gap between artworks"
            value={sheet.spacing}
            onValueChange={gap('spacing')}
          />
          <LengthField
            label="Edge"
            name="Margin at the edge"
            value={sheet.margin}
            onValueChange={gap('margin')}
          />
        </div>
        {!hasShopGaps && (
          <Button
            size="sm"
            variant="quiet"
            className="mt-1.5 w-full max-lg:h-11"
            onClick={() =>
              change((old) => setGaps(old, { spacing: shop.sheetSpacing, margin: shop.sheetMargin }))
            }
          >
            Back to the shop’s gaps
          </Button>
        )}
      </PanelSection>
      <PanelSection title="Show it on" aside={nameGround(ground)}>
        <GroundSwatches />
      </PanelSection>
      <PanelSection title="Guides" aside="drag them from the rulers">
        <GuideFields />
      </PanelSection>
      <PanelSection title="Ruler and grid">
        <RulerChoice />
      </PanelSection>
      <PanelSection title="Sheets like this">
        <QuantityStepper
          size="sm"
          label="Number of sheets"
          value={quantity}
          onValueChange={(sheets) => change((old) => ({ ...old, quantity: sheets }), 'sheets')}
        />
      </PanelSection>
    </div>
  )
}

/** Backgrounds behind the film, to spot white boxes and pale edges. */
function GroundSwatches() {
  const { setLook } = useActions()
  const ground = useEditor(({ look }) => look.ground)
  const isOwn = ground.startsWith('#')
  const shape = (isOn: boolean): string =>
    `size-8 rounded-full border max-lg:size-11 ${isOn ? 'border-transparent outline-2 outline-offset-2 outline-magenta-ink' : 'border-line-strong'}`
  return (
    <fieldset aria-label="Background" className="flex flex-wrap gap-2">
      {grounds.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={nameGround(one)}
          aria-pressed={one === ground}
          title={nameGround(one)}
          onClick={() => setLook({ ground: one })}
          className={shape(one === ground)}
          style={{ background: groundStyle(one) }}
        />
      ))}
      <input
        type="color"
        aria-label="Any garment color"
        title="Any garment color"
        value={isOwn ? ground : '#2f4f8f'}
        onChange={({ target }) => setLook({ ground: `#${target.value.slice(1)}` })}
        className={`${shape(isOwn)} cursor-pointer appearance-none overflow-hidden bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0`}
      />
    </fieldset>
  )
}

function RulerChoice() {
  const { setLook } = useActions()
  const look = useEditor((state) => state.look)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset aria-label="Ruler" className="flex gap-1.5">
        {units.map(({ unit, label }) => (
          <Button
            key={unit}
            size="sm"
            variant={look.unit === unit ? 'primary' : 'secondary'}
            aria-pressed={look.unit === unit}
            onClick={() => setLook({ unit })}
            className="max-lg:h-11"
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Checkbox
        label="Grid"
        className="pointer-coarse:[&_label]:-my-3 pointer-coarse:[&_label]:py-3"
        checked={look.isGridShown}
        onChange={({ target }) => setLook({ isGridShown: target.checked })}
      />
    </div>
  )
}

const units = [
  { unit: 'in', label: 'Inches' },
  { unit: 'mm', label: 'Millimeters' },
] as const
