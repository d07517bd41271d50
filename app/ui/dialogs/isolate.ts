/** What must be announced even while a dialog is open: news of what just happened. */
const alwaysAlive = '[aria-live], script, style, link'

/** Makes everything on the page except this element inert; returns a function that undoes it. */
export function isolate(element: Element): () => void {
  const silenced: HTMLElement[] = []
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      const isOther = sibling !== node && sibling instanceof HTMLElement
      if (!isOther || sibling.inert || sibling.matches(alwaysAlive)) continue
      sibling.inert = true
      silenced.push(sibling)
    }
  }
  return () => {
    for (const one of silenced) one.inert = false
  }
}
