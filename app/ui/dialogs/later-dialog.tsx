import type { ComponentType } from 'react'
import { later } from '../later.tsx'
import { useEver } from './use-ever.ts'

/**
 * A dialog whose code is fetched when it is first opened. It then stays mounted, so that it can play its closing
 * animation.
 */
export function laterDialog<Props extends { open: boolean }>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = later(fetchPart)
  return (props) => (useEver(props.open) ? <Part {...props} /> : null)
}
