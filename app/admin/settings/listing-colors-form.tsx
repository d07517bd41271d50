import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { ListingColors } from '#server/settings/index.ts'

/** `current`: what somebody else has saved meanwhile. */
export type ListingColorsAnswer =
  | { ok: true }
  | { ok: false; description: string; error: string | null; current: ListingColors | null }

const labels = { tumbler: 'Colors of tumbler listings', tshirt: 'Colors of T-shirt listings' } as const

/** The colors that staff choose from when they fill in a listing. */
export function ListingColorsForm({ kind, colors, version }: ListingColors) {
  const fetcher = useFetcher<ListingColorsAnswer>()
  const follow = useEffectEvent((answer: ListingColorsAnswer) => {
    if (answer.ok)
      notify.success('Colors saved', 'They are offered from now on; listings keep what they have.')
    else notify.error('Failed to update configuration', answer.description)
  })
  useEffect(() => {
    if (fetcher.data) follow(fetcher.data)
  }, [fetcher.data])
  const refusal = fetcher.data && !fetcher.data.ok ? fetcher.data : null
  const theirs = refusal?.current ?? null
  return (
    <fetcher.Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={theirs?.version ?? version} />
      {theirs && (
        <div role="alert" className="rounded-md border border-yellow-ink bg-yellow-wash p-3">
          <p className="font-semibold">Somebody else has saved these colors meanwhile:</p>
          <p>{theirs.colors.join(', ')}</p>
          <p>Yours are still below. Save again to put them in their place.</p>
        </div>
      )}
      <TextArea
        label={labels[kind]}
        hint="One a line"
        name="colors"
        rows={6}
        defaultValue={colors.join('\n')}
        error={refusal?.error}
      />
      <Button
        type="submit"
        name="intent"
        value="save-colors"
        className="self-start"
        isBusy={fetcher.state !== 'idle'}
      >
        {theirs ? 'Save mine anyway' : 'Save colors'}
      </Button>
    </fetcher.Form>
  )
}
