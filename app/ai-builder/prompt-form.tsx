import { Sparkles } from 'lucide-react'
import type { FormEvent } from 'react'
import { type CalledOperation, OperationForm } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import {
  type DesignSizeId,
  type DesignStyle,
  designSizes,
  designSizeWords,
  designStyles,
  maxPromptLetters,
  placeholderPrompt,
} from '#domain/artwork/ai-design.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { RunView } from '#server/aidesigns/index.ts'

export type Wish = { prompt: string; style: DesignStyle; sizeId: DesignSizeId }

type PromptFormProps = {
  wish: Wish
  onWishChange: (wish: Wish) => void
  /** The gang sheets on sale, for their prices. */
  sizes: readonly GangSheetSize[]
  run: RunView | null
  isBusy: boolean
  asking: CalledOperation<'ai-designs.request'>
}

/** What the shopper wants: prompt, style, size. A plain form, so that it works before any script loads. */
export function PromptForm({ wish, onWishChange, sizes, run, isBusy, asking }: PromptFormProps) {
  const { prompt, style, sizeId } = asking.fieldErrors
  const waitWhileBusy = (event: FormEvent): void => {
    if (isBusy) event.preventDefault()
  }
  return (
    <Card as="section" aria-labelledby="describe-heading">
      <h2 id="describe-heading" className="text-lg font-bold">
        Describe your design
      </h2>
      <OperationForm
        of={asking}
        action="/ai-builder"
        preventScrollReset
        className="mt-4 space-y-4"
        onSubmit={waitWhileBusy}
      >
        <TextArea
          label="Description"
          name="prompt"
          rows={4}
          maxLength={maxPromptLetters}
          placeholder={placeholderPrompt}
          value={wish.prompt}
          error={prompt ?? style ?? sizeId}
          onChange={(event) => onWishChange({ ...wish, prompt: event.target.value })}
        />
        <StyleAndSize wish={wish} onWishChange={onWishChange} sizes={sizes} />
        <Button
          type="submit"
          name="operation"
          value="ai-designs.request"
          variant="primary"
          size="lg"
          className="w-full"
          aria-disabled={isBusy || undefined}
        >
          <Sparkles aria-hidden className={isBusy ? 'motion-safe:animate-pulse' : undefined} />
          {isBusy ? 'Generating...' : 'Generate Designs'}
        </Button>
      </OperationForm>
      {run?.state === 'ready' && <NewVariations run={run} asking={asking} onSubmit={waitWhileBusy} />}
    </Card>
  )
}

function StyleAndSize({
  wish,
  onWishChange,
  sizes,
}: Pick<PromptFormProps, 'wish' | 'onWishChange' | 'sizes'>) {
  return (
    <>
      <Select
        label="Art style"
        name="style"
        value={wish.style}
        options={designStyles.map((style) => ({ value: style, label: style }))}
        onChange={({ target: { value } }) => {
          const style = designStyles.find((one) => one === value)
          if (style) onWishChange({ ...wish, style })
        }}
      />
      <Select
        label="Gang sheet size"
        name="sizeId"
        value={wish.sizeId}
        options={designSizes.map((size) => ({ value: size.id, label: designSizeWords(size, sizes) }))}
        hint={
          wish.sizeId === '13x12' || wish.sizeId === '13x24'
            ? 'One design that fills the film.'
            : 'A set: one tall print with matching square ones, cut apart after printing.'
        }
        onChange={({ target: { value } }) => {
          const size = designSizes.find(({ id }) => id === value)
          if (size) onWishChange({ ...wish, sizeId: size.id })
        }}
      />
    </>
  )
}

type NewVariationsProps = {
  run: RunView
  asking: CalledOperation<'ai-designs.request'>
  onSubmit: (event: FormEvent) => void
}

/** The same wish with the next seed. */
function NewVariations({ run, asking, onSubmit }: NewVariationsProps) {
  return (
    <OperationForm of={asking} action="/ai-builder" preventScrollReset className="mt-3" onSubmit={onSubmit}>
      <input type="hidden" name="prompt" value={run.prompt} />
      <input type="hidden" name="style" value={run.style} />
      <input type="hidden" name="sizeId" value={run.sizeId} />
      <input type="hidden" name="seed" value={run.seed + 1} />
      <Button
        type="submit"
        name="operation"
        value="ai-designs.request"
        className="w-full"
        aria-disabled={asking.isBusy || undefined}
      >
        Generate New Variations
      </Button>
    </OperationForm>
  )
}
