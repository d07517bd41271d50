const step = 5

/** Reports progress in noticeable steps: 0 to 100 percent, at least five more than the last report. */
export function inSteps(tell: (percent: number) => void): (percent: number) => void {
  let told = 0
  return (percent) => {
    if (percent < told + step) return
    told = percent
    tell(percent)
  }
}
