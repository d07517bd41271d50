import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts, type ScriptsProps } from 'react-router'

type Parent = ReactElement<{ children?: ReactNode }>

/**
 * The router's scripts, fetched after everything the page needs to render: the page is visible before they run. Its own
 * links set no priority, and browsers would then fetch them before fonts and images.
 */
export function LaterScripts(props: ScriptsProps) {
  // Called instead of rendered: the links only appear in its return value.
  const scripts: Parent | null = Scripts(props)
  if (!scripts) return null
  return Children.map(scripts.props.children, (child) =>
    isPreload(child) ? cloneElement(child, { fetchPriority: 'low' }) : child,
  )
}

const isPreload = (node: ReactNode): node is ReactElement<{ fetchPriority?: 'low' }> =>
  isValidElement<{ rel?: string }>(node) && node.props.rel === 'modulepreload'
