import { notify } from '#app/ui/toasts/toast.tsx'

/** A builder's event must yield design_id and size_id; missing ones are logged (docs/spec-map.md S5). */
export function tellMissingDesign(payload: unknown): void {
  reportError(new TypeError('A builder’s event without design_id and size_id', { cause: payload }))
  notify.error(
    'No design selected',
    'The builder didn’t tell us which design and size this is. Save it there again.',
  )
}
