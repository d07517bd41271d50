import { type ComponentProps, type ReactNode, use } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { OperationName } from '#server/operations.ts'
import { RefusedOperations } from './refused-operations.ts'

export function useMayCall(): (operation: OperationName) => boolean {
  const refused = use(RefusedOperations)
  return (operation) => !refused.includes(operation)
}

/** What leads to that operation, as a button or the dialog that it is sent from: shown to whoever may ask for it. */
export const IfMay = ({ operation, children }: { operation: OperationName; children: ReactNode }) =>
  useMayCall()(operation) ? children : null

type PermittedButtonProps = ComponentProps<typeof Button> & { operation: OperationName }

/** The same of a button alone. */
export const PermittedButton = ({ operation, ...props }: PermittedButtonProps) => (
  <IfMay operation={operation}>
    <Button {...props} />
  </IfMay>
)
