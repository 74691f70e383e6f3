export { runPortions, type Job } from './runPortions';
