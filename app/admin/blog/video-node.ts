import { Node } from '@tiptap/react'

/** One of our own videos in the text: a single block with the browser's own player. */
export const VideoNode = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    poster: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'video[src^="/files/films/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: '', preload: 'metadata' }],
})
