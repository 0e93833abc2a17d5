import { defineKeyframes } from '@chakra-ui/react/styled-system';

/** Animations only show where something came from; global styles disable them under reduced motion. */
export const keyframes = defineKeyframes({
  'w-fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'w-fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'w-pop-in': { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
  'w-rise-in': { from: { opacity: 0, transform: 'translateY(12px)' }, to: { opacity: 1, transform: 'none' } },
  'w-slide-in-end': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'w-slide-out-end': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  'w-slide-in-start': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'w-slide-out-start': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  'w-spin': { to: { transform: 'rotate(360deg)' } },
  'w-sweep': { from: { transform: 'translateX(-110%)' }, to: { transform: 'translateX(270%)' } },
  'w-pulse': { '50%': { opacity: 0.5 } },
});
