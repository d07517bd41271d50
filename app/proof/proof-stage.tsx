import { useEffect, useState } from 'react'
import { later } from '#app/ui/later.tsx'
import { onProofWish } from './proof-wish.ts'

const ProofDialog = later(() => import('./proof-dialog.tsx').then((part) => part.ProofDialog))

/** Rendered once per page (app/root.tsx). Its code is fetched when someone is asked: most visits never are. */
export function ProofStage() {
  const [wish, setWish] = useState<{ answer(isProven: boolean): void } | null>(null)
  useEffect(() => onProofWish((answer) => setWish({ answer })), [])
  if (wish === null) return null
  const end = (isProven: boolean): void => {
    setWish(null)
    wish.answer(isProven)
  }
  return <ProofDialog onEnd={end} />
}
