/** Bags, wallets and umbrellas. */
export const BAGS = {
  backpack: `
    <path class="paper" d="M36 50q0-22 24-22t24 22v44H36z"/><path class="tone" d="M42 66h36v20H42z"/>
    <path class="line" d="M52 28v-4q0-4 8-4t8 4v4M42 66h36v20H42zM36 50h48M60 50v10M30 62h6M84 62h6M30 62v20h6M90 62v20h-6"/>`,
  bag: `
    <path class="paper" d="M28 46h64l-6 48H34z"/><path class="tone" d="M30 62h60l-2 14H32z"/>
    <path class="line" d="M44 56V38a16 16 0 0 1 32 0v18"/>`,
  basket: `
    <path class="paper" d="M24 56h72l-8 36H32z"/><path class="tone" d="M27 68h66l-3 12H30z"/>
    <path class="line" d="M36 56q0-30 24-30t24 30M42 56l4 36M60 56v36M78 56l-4 36M27 68h66M30 80h60"/>`,
  pouch: `
    <path class="paper" d="M26 44h68v36q0 8-8 8H34q-8 0-8-8z"/>
    <path class="tone" d="M26 62h68v18q0 8-8 8H34q-8 0-8-8z"/>
    <path class="line" d="M26 52h60M86 52l6 10M26 62h68"/><circle class="solid" cx="86" cy="52" r="3"/>`,
  umbrella: `
    <path class="paper" d="M22 62q4-34 38-34t38 34q-6-6-12.5 0-6.5-6-12.5 0-6.5-6-13 0-6.5-6-13 0-6-6-12.5 0-6-6-12.5 0z"/>
    <path class="tone" d="M47 62q1-28 13-34 12 6 13 34-6.5-6-13 0-6.5-6-13 0z"/>
    <path class="line" d="M60 22v6M60 62v26q0 8 7 8t7-8"/>`,
  wallet: `
    <path class="paper" d="M26 40h64v48H26z"/><path class="tone" d="M70 56h24v16H70z"/>
    <path class="line" d="M70 56h24v16H70zM32 40l46-12v12M32 46h52M32 82h52"/>
    <circle class="solid" cx="78" cy="64" r="3"/>`,
} as const;
