import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { later } from './later.tsx'

/**
 * One that only a browser can show, as an editor. A server sends what waits in its place, and has none of its code where the file is
 * called `*.client.tsx`, which React Router leaves out there.
 */
export function laterInBrowser<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const Part = later(fetchPart, waiting)
  return (props) => {
    const [isAlive, setAlive] = useState(false)
    useEffect(() => setAlive(true), [])
    return isAlive ? <Part {...props} /> : waiting
  }
}
