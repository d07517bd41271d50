import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { loader } from './more.route.ts'
import type { ShownOrder } from './shown-order.ts'
import type { ShownOrders } from './use-shown-orders.ts'

type MoreProps = {
  after: { key: string; id: string }
  row: (order: ShownOrder) => ReactNode
  tell: ShownOrders['tell']
}

/** What comes behind a row, once it is asked for, and after it what comes behind that. */
export function MoreOrders({ after, row, tell }: MoreProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [params] = useSearchParams()
  const { load, state, data } = useFetcher<typeof loader>()
  const address = new URLSearchParams(params)
  address.set('key', after.key)
  address.set('after', after.id)
  const from = `/admin/orders/more?${address}`
  const say = useEffectEvent(tell)
  useEffect(() => {
    if (isWanted) void load(from)
  }, [isWanted, from, load])
  useEffect(() => {
    if (!data) return
    say(after.id, data.orders)
    return () => say(after.id, null)
  }, [after.id, data])
  if (!data)
    return (
      <tr>
        <td colSpan={99} data-card="more">
          <Button className="w-full" isBusy={state !== 'idle'} onClick={() => setIsWanted(true)}>
            {state === 'idle' ? 'Load more' : 'Loading …'}
          </Button>
        </td>
      </tr>
    )
  return (
    <>
      {data.orders.map(row)}
      {data.next && <MoreOrders key={data.next.id} after={data.next} row={row} tell={tell} />}
    </>
  )
}
