import { useCallback, useMemo, useState } from 'react'

/** What is set in type: a text (of an item, or a new one), or names and numbers (of a list, or a new one). */
export type TypeDialog = { kind: 'text'; itemId: string | null } | { kind: 'names'; listId: string | null }

export type Typing = {
  dialog: TypeDialog | null
  open: (dialog: TypeDialog) => void
  close: () => void
}

/** Which dialog for text is open. */
export function useTyping(): Typing {
  const [dialog, setDialog] = useState<TypeDialog | null>(null)
  const close = useCallback(() => setDialog(null), [])
  return useMemo(() => ({ dialog, open: setDialog, close }), [dialog, close])
}
