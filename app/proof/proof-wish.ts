type Wish = (answer: (isProven: boolean) => void) => void

let show: Wish | null = null

/** Asks through the page's dialog; false if it was closed. */
export const askForProof = (): Promise<boolean> =>
  new Promise((answer) => (show ? show(answer) : answer(false)))

/** Registers the component that shows the dialog; used once per page. */
export function onProofWish(wish: Wish): () => void {
  show = wish
  return () => {
    show = null
  }
}
