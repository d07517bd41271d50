import { Sparkles } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import {
  type DesignSizeId,
  type DesignStyle,
  designSizes,
  designStyles,
  maxPromptLetters,
} from '#domain/ai-design.ts'
import { formatMoney } from '#domain/money.ts'
import type { RunView } from '#server/aidesigns/index.ts'
import { type GeneratorAnswer, tellMissingPrompt } from './use-run-notices.ts'

export type Wish = { prompt: string; style: DesignStyle; sizeId: DesignSizeId }

type PromptFormProps = {
  wish: Wish
  onWishChange: (wish: Wish) => void
  run: RunView | null
  isBusy: boolean
  answer: GeneratorAnswer | undefined
}

/** What is wanted: words, style, size. A plain form, so that it works before any script does. */
export function PromptForm({ wish, onWishChange, run, isBusy, answer }: PromptFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const error = answer && !answer.ok && 'fieldErrors' in answer ? promptError(answer.reason) : undefined
  const refuseEmpty = (event: FormEvent): void => {
    if (isBusy) event.preventDefault()
    else if (wish.prompt.trim() === '') {
      event.preventDefault()
      tellMissingPrompt()
      form.current?.querySelector('textarea')?.focus()
    }
  }
  return (
    <Card as="section" aria-labelledby="describe-heading">
      <h2 id="describe-heading" className="text-lg font-bold">
        Describe your design
      </h2>
      <Form
        ref={form}
        method="post"
        action="/ai-builder"
        preventScrollReset
        noValidate
        className="mt-4 space-y-4"
        onSubmit={refuseEmpty}
      >
        <TextArea
          label="Description"
          name="prompt"
          rows={4}
          maxLength={maxPromptLetters}
          placeholder="A howling wolf under a full moon, with the words “Night Shift”"
          value={wish.prompt}
          error={error}
          onChange={(event) => onWishChange({ ...wish, prompt: event.target.value })}
        />
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
          options={designSizes.map(({ id, width, height, price }) => ({
            value: id,
            label: `${width} × ${height} in, ${formatMoney(price)}`,
          }))}
          hint={
            wish.sizeId === '13x12' || wish.sizeId === '13x24'
              ? 'One design that fills the film.'
              : 'A set: one tall print and square ones to match, cut apart after printing.'
          }
          onChange={({ target: { value } }) => {
            const size = designSizes.find(({ id }) => id === value)
            if (size) onWishChange({ ...wish, sizeId: size.id })
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          aria-disabled={isBusy || undefined}
        >
          <Sparkles aria-hidden className={isBusy ? 'motion-safe:animate-pulse' : undefined} />
          {isBusy ? 'Generating...' : 'Generate Designs'}
        </Button>
      </Form>
      {run?.state === 'ready' && <NewVariations run={run} isBusy={isBusy} />}
    </Card>
  )
}

/** The same wish with the next seed. */
function NewVariations({ run, isBusy }: { run: RunView; isBusy: boolean }) {
  return (
    <Form
      method="post"
      action="/ai-builder"
      preventScrollReset
      className="mt-3"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="prompt" value={run.prompt} />
      <input type="hidden" name="style" value={run.style} />
      <input type="hidden" name="sizeId" value={run.sizeId} />
      <input type="hidden" name="seed" value={run.seed + 1} />
      <Button type="submit" className="w-full" aria-disabled={isBusy || undefined}>
        Generate New Variations
      </Button>
    </Form>
  )
}

const promptError = (reason: string): string =>
  reason === 'missing_prompt'
    ? "Please describe what you'd like to create"
    : `Please use at most ${maxPromptLetters} letters, and a style and size of the lists.`
