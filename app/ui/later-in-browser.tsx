import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { later } from './later.tsx'

/**
 * A part that only a browser can show, such as an editor. The server sends the placeholder, and has none of the code if
 * the file is called `*.client.tsx`, which React Router leaves out of the server build.
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
