import { type ComponentProps, type ReactNode, use } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { OperationName } from '#server/operations.ts'
import { RefusedOperations } from './refused-operations.ts'

export function useMayCall(): (operation: OperationName) => boolean {
  const refused = use(RefusedOperations)
  return (operation) => !refused.includes(operation)
}

/** What leads to an operation, as a button or the dialog it is sent from: shown only to users who may call it. */
export const IfMay = ({ operation, children }: { operation: OperationName; children: ReactNode }) =>
  useMayCall()(operation) ? children : null

type PermittedButtonProps = ComponentProps<typeof Button> & { operation: OperationName }

/** The same for a single button. */
export const PermittedButton = ({ operation, ...props }: PermittedButtonProps) => (
  <IfMay operation={operation}>
    <Button {...props} />
  </IfMay>
)
