import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ListPage } from './list-page.ts'
import type { ShownRows } from './use-shown-rows.ts'

/** The source of a list's further pages: an address, and a fetcher for the data its loader returns. */
export type MoreSource<Row> = {
  address: string
  useFetch: () => {
    load: (address: string) => Promise<void>
    state: 'idle' | 'loading' | 'submitting'
    data: ListPage<Row> | undefined
  }
}

type MoreProps<Row> = {
  after: { key: string; id: string }
  source: MoreSource<Row>
  row: (row: Row) => ReactNode
  tell: ShownRows<Row>['tell']
}

/** The page after a row, once requested, and in turn the page after that. */
export function MoreRows<Row>({ after, source, row, tell }: MoreProps<Row>) {
  /** How many times it was requested: a failed request can be repeated. */
  const [wishes, setWishes] = useState(0)
  const [params] = useSearchParams()
  const { load, state, data } = source.useFetch()
  const address = new URLSearchParams(params)
  address.set('key', after.key)
  address.set('after', after.id)
  const from = `${source.address}?${address}`
  const say = useEffectEvent(tell)
  useEffect(() => {
    if (wishes > 0) void load(from)
  }, [wishes, from, load])
  useEffect(() => {
    if (!data) return
    say(after.id, data.rows)
    return () => say(after.id, null)
  }, [after.id, data])
  if (!data)
    return (
      <tr>
        <td colSpan={99} data-card="more">
          <Button className="w-full" isBusy={state !== 'idle'} onClick={() => setWishes(wishes + 1)}>
            {state === 'idle' ? 'Load more' : 'Loading …'}
          </Button>
        </td>
      </tr>
    )
  return (
    <>
      {data.rows.map(row)}
      {data.next && <MoreRows key={data.next.id} after={data.next} {...{ source, row, tell }} />}
    </>
  )
}
