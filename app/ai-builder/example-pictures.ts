const pictures = import.meta.glob<string>('../assets/ai-examples/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The address of an example of `domain/artwork/ai-design-examples.ts`. */
export const examplePicture = (name: string): string | undefined =>
  pictures[`../assets/ai-examples/${name}.webp`]
