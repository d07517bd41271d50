type Wish = (answer: (isProven: boolean) => void) => void

let show: Wish | null = null

/** Asks by the dialog of the page; false when it was closed. */
export const askForProof = (): Promise<boolean> =>
  new Promise((answer) => (show ? show(answer) : answer(false)))

/** The place that shows the dialog; stands once in the page. */
export function onProofWish(wish: Wish): () => void {
  show = wish
  return () => {
    show = null
  }
}
