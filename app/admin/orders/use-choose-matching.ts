import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import type { loader } from './matching.route.ts'
import type { Selection } from './use-selection.ts'

/** Chooses every order the list’s address finds, whether shown or not. */
export function useChooseMatching(selection: Selection) {
  const [params] = useSearchParams()
  const { load, data, state } = useFetcher<typeof loader>()
  const chooseAll = useEffectEvent(selection.chooseAll)
  useEffect(() => {
    if (data) chooseAll(data.orders)
  }, [data])
  return {
    isBusy: state !== 'idle',
    choose: (): void => void load(`/admin/orders/matching?${params}`),
  }
}
