import { jestConfig } from './build/jest/jest.base.mjs';

export default jestConfig('frontend-shell');
