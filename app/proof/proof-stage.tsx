import { lazy, Suspense, useEffect, useState } from 'react'
import { onProofWish } from './proof-wish.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx').then((part) => ({ default: part.ProofDialog })))

/** Stands once in the page (app/root.tsx). Its code is fetched when somebody is asked: most visits never are. */
export function ProofStage() {
  const [wish, setWish] = useState<{ answer(isProven: boolean): void } | null>(null)
  useEffect(() => onProofWish((answer) => setWish({ answer })), [])
  if (wish === null) return null
  const end = (isProven: boolean): void => {
    setWish(null)
    wish.answer(isProven)
  }
  return (
    <Suspense fallback={null}>
      <ProofDialog onEnd={end} />
    </Suspense>
  )
}
