import { city } from './city.mjs';
import { craft } from './craft.mjs';
import { motion } from './motion.mjs';
import { nature } from './nature.mjs';

/** Length of every clip in whole seconds. The player starts at second 30, so none is shorter than 45. */
const lengths = {
  'dune-lines': 134,
  'fog-over-firs': 108,
  'blue-hour-ridges': 142,
  'wheat-and-wind': 80,
  'violet-valleys': 96,
  'after-the-rain': 74,
  'slow-tide': 90,
  'snow-on-the-pass': 66,
  'desert-night': 84,
  'river-bend': 70,
  'northern-lights': 102,
  'falling-leaves': 62,
  fireflies: 58,
  'harbour-lights': 92,
  'last-tram-home': 76,
  'rooftops-at-sunrise': 68,
  'rain-on-the-avenue': 54,
  'bridge-at-dusk': 64,
  'on-the-wheel': 86,
  'warp-and-weft': 72,
  'glass-and-fire': 60,
  'ink-and-brush': 78,
  'pendulum-wave': 60,
  'quiet-orbits': 82,
  'rings-on-water': 56,
  'breathing-grid': 50,
};

/** The clips with sound, and its pitch. */
const tonesHz = { 'dune-lines': 196, 'harbour-lights': 174, 'on-the-wheel': 220, 'pendulum-wave': 262 };

export const clips = Object.entries({ ...nature, ...city, ...craft, ...motion }).map(([name, draw]) => ({
  name,
  draw,
  lengthS: lengths[name],
  toneHz: tonesHz[name],
}));
